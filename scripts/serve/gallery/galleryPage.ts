import type { Headers } from "#contract/answerOf.ts";
import { pageFile } from "#contract/pageLanguage.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import type { LanguageTexts } from "#scripts/compile/languageTexts.ts";
import type { ByLanguage } from "#scripts/compile/readTexts.ts";
import type { Shell } from "#scripts/compile/runShell.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { eachLanguage, type StampInput } from "#scripts/stamp/StampInput.ts";
import { stamp } from "#scripts/stamp/stamp.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";

/** The gallery's page in a brand and a language. */
export interface GalleryPage {
  readonly html: string;
  readonly headers: Headers;
  /** The brand's files that the page needs (logo, fonts), at the addresses that the brand's portal has for them. */
  readonly files: readonly OutputFile[];
}

/** The portal's policy, changed for a page that frames itself and sends no forms. */
function withFrames(policy: string): string {
  const own: Readonly<Record<string, string>> = {
    "frame-src": "'self'",
    "frame-ancestors": "'self'",
    "form-action": "'none'",
  };
  return policy
    .split("; ")
    .map((directive) => {
      const [name = ""] = directive.split(" ");
      return own[name] === undefined ? directive : `${name} ${own[name]}`;
    })
    .join("; ");
}

/** What a page without the portal needs of a compilation. */
export interface GalleryShell extends Omit<Shell, "pageParts"> {
  readonly texts: ByLanguage<LanguageTexts>;
  /** The script that shows the chosen scheme before the first paint. */
  readonly schemeScript: string;
}

/** What a page of the gallery shows besides its brand. */
interface PageChoice {
  /** The language that the address asks for. Default, and where the brand does not have it: the brand's own. */
  readonly language?: string | undefined;
  /** What is stamped. Default: the brand, with the images as they are on the disk. */
  readonly input?: StampInput | undefined;
}

/** All texts in the page: the gallery shows any part of the portal. */
function allInPage(texts: LanguageTexts | undefined): LanguageTexts {
  return { first: { ...texts?.first, ...texts?.later?.texts } };
}

/**
 * The page of a brand with the gallery in it instead of the portal.
 * @param main Address of the gallery's first module.
 */
export async function galleryPage(
  brand: Brand,
  shell: GalleryShell,
  main: string,
  { language, input }: PageChoice = {},
): Promise<GalleryPage> {
  const stamped =
    input ?? brandInput(brand, await readBrandImages(brand), await compileFonts(brand.theme, brand.fonts));
  const languages = eachLanguage(stamped.languages, (each) => each.language);
  const texts = Object.fromEntries(languages.map((each) => [each, allInPage(shell.texts[each])]));
  const { files, headers } = await stamp(
    stamped,
    {
      ...shell,
      texts,
      files: [],
      boot: "",
      watchStart: "",
      scheme: { script: shell.schemeScript },
      overview: [],
      pages: [],
      main,
    },
    "plain",
  );
  const page = headers.Test.page;
  const file = pageFile(languages.find((each) => each === language) ?? languages[0], languages[0]);
  return {
    html: new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes),
    headers: { ...page, "Content-Security-Policy": withFrames(page["Content-Security-Policy"] ?? "") },
    files,
  };
}
