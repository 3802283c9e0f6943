/** A short checksum of a text. It finds accidental changes; it is not cryptographic. */
export function checksum(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
