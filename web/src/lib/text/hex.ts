/** Bytes as people compare them: two hexadecimal digits each. */
export const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
