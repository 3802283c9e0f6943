/**
 * Where a visitor goes after the sign-in: a path of the studio's own origin. Everything else becomes the first page.
 * Browsers drop tabs and line breaks, read `\` as `/`, and take `//` for another host, before and after `..` is resolved.
 */
export function ownPath(asked: string | undefined, origin: string): string {
  if (asked === undefined || asked.length > 2000 || !/^\/[^\\\p{Cc}]*$/u.test(asked)) return "/";
  if (!URL.canParse(asked, origin)) return "/";
  const to = new URL(asked, origin);
  if (to.origin !== origin || to.pathname.startsWith("//")) return "/";
  return to.pathname + to.search + to.hash;
}
