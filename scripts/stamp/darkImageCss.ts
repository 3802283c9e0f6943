import { inDark } from "#scripts/brands/themes/themeCss.ts";

/** An image of the page in the dark scheme. */
export interface DarkImage {
  /** Its address in the page. */
  readonly url: string;
  /** The image that takes its place. */
  readonly replacement?: string;
  /** The colour of a light surface that it is set on. It takes no room: nothing moves between the schemes. */
  readonly ground?: string;
  /** Whether it is a picture, and no logo: its light would dazzle. */
  readonly isPicture?: true;
}

function rulesOf({ replacement, ground, isPicture }: DarkImage): string {
  const declarations = [
    // A background and not `content`, which older browsers ignore.
    ...(replacement === undefined
      ? []
      : [
          "object-position:-200vmax 0",
          `background-image:url(${replacement})`,
          "background-origin:content-box",
          "background-position:50%",
          "background-repeat:no-repeat",
          "background-size:contain",
        ]),
    ...(ground === undefined
      ? []
      : [`background-color:${ground}`, `box-shadow:0 0 0 .375rem ${ground}`, "border-radius:.125rem"]),
    ...(isPicture === true ? ["filter:brightness(.9)"] : []),
  ];
  return declarations.join(";");
}

/**
 * What becomes of a brand's images in the dark scheme, as rules of the page: they need no script, and the portal's code
 * knows nothing of them.
 */
export function darkImageCss(images: readonly DarkImage[]): string {
  const changed = images.map((image) => ({ ...image, rules: rulesOf(image) })).filter(({ rules }) => rules !== "");
  if (changed.length === 0) return "";
  return inDark((root) => changed.map(({ url, rules }) => `${root} img[src="${url}"]{${rules}}`).join(""));
}
