import type { BrandImage } from "#contract/brandBlock.ts";
import type { PreviewLook } from "#studio/document/StudioDocument.ts";

type Images = NonNullable<PreviewLook["images"]>;

interface Exchanged {
  readonly before: BrandImage;
  /** The address of the image that is shown instead. */
  readonly shown: string;
}

/** What an element says of its image. The portal gives every image its size. */
const imageOf = (element: HTMLImageElement): BrandImage => ({
  url: element.getAttribute("src") ?? "",
  width: Number(element.getAttribute("width")),
  height: Number(element.getAttribute("height")),
});

function put(element: HTMLImageElement, { url, width, height }: BrandImage): void {
  element.setAttribute("src", url);
  element.width = width;
  element.height = height;
}

/**
 * Shows other images in the place of those of a page, also in parts that appear later.
 * @returns shows images by the addresses that the page has, in place of the images that were shown before
 */
export function createImages(page: Document): (images: Images | undefined) => void {
  const exchanged = new WeakMap<HTMLImageElement, Exchanged>();
  let images: Images = {};

  function show(element: HTMLImageElement): void {
    const now = imageOf(element);
    const known = exchanged.get(element);
    // The portal may have given the element another image since.
    const before = known?.shown === now.url ? known.before : now;
    const wanted = images[before.url];
    if ((wanted ?? before).url === now.url) return;
    put(element, wanted ?? before);
    if (wanted === undefined) exchanged.delete(element);
    else exchanged.set(element, { before, shown: wanted.url });
  }

  const showAll = (): void => page.querySelectorAll("img").forEach(show);
  const observer = new MutationObserver(showAll);
  return (next = {}) => {
    images = next;
    showAll();
    observer.disconnect();
    if (Object.keys(images).length > 0)
      observer.observe(page.documentElement, { childList: true, subtree: true, attributeFilter: ["src"] });
  };
}
