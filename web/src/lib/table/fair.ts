// The deal can be checked: what the server promised before the game against what it shows afterwards.

/** Whether this seed is the one that was promised. Without a safe connection browsers do not hash: then nobody knows. */
export async function keptPromise(
  commitment: readonly number[],
  seed: readonly number[],
): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const bytes = new Uint8Array([...new TextEncoder().encode('whiteout commitment 1'), ...seed]);
  const digest = [...new Uint8Array(await subtle.digest('SHA-256', bytes))];
  return digest.length === commitment.length && digest.every((byte, i) => byte === commitment[i]);
}
