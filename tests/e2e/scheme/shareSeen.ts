import type { Locator } from "@playwright/test";

/** The contrast that an image with a meaning needs. */
const minimum = 3;

/**
 * Looks at an element as it is painted. Returns which share of its pixels is seen against its most frequent colour: a
 * logo that cannot be seen has none.
 */
export async function shareSeen(element: Locator): Promise<number> {
  const bytes = [...(await element.screenshot({ animations: "disabled" }))];
  return element.page().evaluate(
    async ({ png, least }) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(png)], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (context === null) throw new Error("There is no canvas.");
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = data.slice(at, at + 3).join(" ");
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      const luminance = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = colour
          .split(" ")
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [[ground] = [""]] = [...counts].toSorted(([, one], [, other]) => other - one);
      const below = luminance(ground);
      const ratio = (colour: string): number => {
        const [light = 0, dark = 0] = [luminance(colour), below].toSorted((one, other) => other - one);
        return (light + 0.05) / (dark + 0.05);
      };
      const seen = [...counts].filter(([colour]) => ratio(colour) >= least);
      return seen.reduce((sum, [, count]) => sum + count, 0) / (image.width * image.height);
    },
    { png: bytes, least: minimum },
  );
}
