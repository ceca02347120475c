// A picture of a game as a file: drawn by the server, turned into dots by the browser.

/** Sharp enough on any screen. */
const SCALE = 2;

/** The dots of a picture. The address is one of our own, so that the browser lets it be read back. */
export async function asPng(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const ground = canvas.getContext('2d');
  if (!ground) throw new Error('no canvas');
  ground.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Hands a file to the person. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether this browser hands pictures on to other programs. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'whiteout.png', { type: 'image/png' })] });

/** Whoever changes their mind has shared nothing, and nothing is wrong. */
export async function share(blob: Blob, text: string, url: string): Promise<void> {
  const files = [new File([blob], 'whiteout.png', { type: 'image/png' })];
  try {
    await navigator.share({ files, text, url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
