import { readFile } from "node:fs/promises";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { type SvgSize, svgSize } from "#scripts/brands/svgSize.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";
import type { ImageFile } from "./StampInput.ts";

/** A brand's images, read from its folder. */
export interface BrandImages {
  /** The brand's logo. */
  readonly logo: ImageFile;
  /** The icon of the page. */
  readonly icon: ImageFile;
  /** The logo on dark ground, where the brand has one. */
  readonly logoDark?: ImageFile;
  /** Logo of the member scheme, where the brand has one. */
  readonly memberLogo?: ImageFile;
  /** By product. */
  readonly recommendationImages: Readonly<Record<string, ImageFile>>;
}

/** Reads the size of an image that has passed the checks. */
function sizeOf(svg: string): SvgSize {
  const read = readSvg(svg);
  const attributes = "root" in read ? [...read.root.attributes.values()] : [];
  const size = svgSize(Object.fromEntries(attributes.map(({ name, value }) => [name, value])));
  if (size === undefined) throw new Error("the image has neither width and height nor a viewBox");
  return size;
}

async function readImage(file: string, drafts: ImageDrafts): Promise<ImageFile> {
  const draft = drafts.get(file);
  const bytes = draft === undefined ? await readFile(file) : Buffer.from(draft);
  return { bytes, ...sizeOf(bytes.toString("utf8")) };
}

/** Texts to take instead of files that are not saved yet, by absolute path. */
export type ImageDrafts = ReadonlyMap<string, string>;

/** Reads the images that a descriptor names. */
export async function readBrandImages(
  { files, recommendationImages }: Brand,
  drafts: ImageDrafts = new Map(),
): Promise<BrandImages> {
  const readOptional = async (file: string | undefined) => (file === undefined ? undefined : readImage(file, drafts));
  const [logo, icon, logoDark, memberLogo, ofProducts] = await Promise.all([
    readImage(files.logo, drafts),
    readImage(files.icon, drafts),
    readOptional(files.logoDark),
    readOptional(files.memberLogo),
    Promise.all(
      Object.entries(recommendationImages).map(
        async ([product, file]) => [product, await readImage(file, drafts)] as const,
      ),
    ),
  ]);
  return {
    logo,
    icon,
    ...(logoDark && { logoDark }),
    ...(memberLogo && { memberLogo }),
    recommendationImages: Object.fromEntries(ofProducts),
  };
}
