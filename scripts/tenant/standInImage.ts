import { standInMark } from "#scripts/text/standInMark.ts";

const height = 40;
/** As many letters as the name of a brand may have. */
const longestName = 60;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The first letters of the first two words of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0].toUpperCase() ?? "")
    .join("");

/**
 * An image that stands in for one that a new brand has not drawn yet: its name in a dashed frame, or its initials where
 * the image is a square. It can be read on every background, and is seen to be a stand-in.
 */
export function standInImage(kind: string, name: string): string {
  const isSquare = kind === "icon";
  const letters = isSquare ? initialsOf(name) : name.slice(0, longestName);
  const width = isSquare ? height : Math.max(2 * height, 11 * letters.length + 24);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${standInMark}="${kind}">
  <rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="6" fill="#ffffff" stroke="#5f6368" stroke-width="2" stroke-dasharray="5 4"/>
  <text x="${width / 2}" y="26" font-family="system-ui, sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="#3c4043">${escaped(letters)}</text>
</svg>
`;
}
