/** The first bytes of formats that people have logos in, and that a portal cannot show. */
const signatures: readonly (readonly [string, readonly number[]])[] = [
  ["PNG", [0x89, 0x50, 0x4e, 0x47]],
  ["JPEG", [0xff, 0xd8, 0xff]],
  ["GIF", [0x47, 0x49, 0x46, 0x38]],
  ["WebP", [0x52, 0x49, 0x46, 0x46]],
  ["PDF", [0x25, 0x50, 0x44, 0x46]],
  ["EPS", [0x25, 0x21, 0x50, 0x53]],
  ["ICO", [0x00, 0x00, 0x01, 0x00]],
  ["ZIP", [0x50, 0x4b, 0x03, 0x04]],
  ["SVGZ", [0x1f, 0x8b]],
];

/** The name of a known format that is not SVG; undefined for anything else. The name of the file says nothing. */
export const imageFormatOf = (bytes: Uint8Array): string | undefined =>
  signatures.find(([, first]) => first.every((byte, index) => bytes[index] === byte))?.[0];
