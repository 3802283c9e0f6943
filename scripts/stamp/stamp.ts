import type { BrandBlock, BrandImage } from "#contract/brandBlock.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import type { PublicDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type BrandLanguages, type Language, pageFile } from "#contract/pageLanguage.ts";
import { type DarkImage, darkImageCss } from "./darkImageCss.ts";
import type { Compilation } from "#scripts/compile/compile.ts";
import type { LanguageTexts } from "#scripts/compile/languageTexts.ts";
import { cspHash, hashedPath, integrityOf, scriptIntegrity } from "./digest.ts";
import { type DarkInput, eachLanguage, type ImageFile, type LanguageInput, type StampInput } from "./StampInput.ts";
import { type BrandHeaders, type BrandPages, environmentHeaders } from "./headers.ts";
import { notStartedCss } from "./notStarted.ts";
import { indexPage } from "./indexPage.ts";
import { baseFolder } from "#contract/basePath.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/**
 * Keeps the skeleton still until the fonts are there: each part of it that moves is a layer of its own, and the first
 * paint would wait for all of them.
 */
const stillCss = ":root:not([data-fonts]) [data-shape]{animation:none}";

/** The bar of a preview: above the page, in its flow, so it covers nothing. */
const previewCss =
  "#preview{padding:calc(var(--space-1)/4) var(--space-1);background:var(--color-warningSurface);" +
  "border-bottom:1px solid var(--color-warningBorder);color:var(--color-onWarning);" +
  "font-size:var(--font-sizeSm);text-align:center}";

/** `plain` leaves out shell, early calls and preloads: the benchmark compares `full` with it. */
export type PageVariant = "full" | "plain";

/** A brand's own files: its folder without the compiled files and the release record. */
export interface Stamped {
  /** The brand's id. */
  readonly id: string;
  /** The files of the brand's folder. */
  readonly files: readonly OutputFile[];
  /** What a server sends with them, by environment. */
  readonly headers: BrandHeaders;
  /** The brand block of the page in the brand's own language. */
  readonly block: BrandBlock;
  /** The rules of its pages for images in the dark scheme. */
  readonly darkImageCss: string;
}

/** The URL of a path in the brand's folder. An absolute path (the gallery's code) is a URL already. */
const urlOf = (path: string) => (path.startsWith("/") ? path : baseFolder + path);

async function publish(name: string, { bytes, width, height }: ImageFile): Promise<OutputFile & { image: BrandImage }> {
  const path = await hashedPath(name, bytes);
  return { path, bytes, image: { url: urlOf(path), width, height } };
}

/** The digests of all scripts, by address: the browser refuses a script that is imported later and is another one. */
const importMapOf = (integrity: ReadonlyMap<string, string>): string | undefined =>
  integrity.size === 0
    ? undefined
    : JSON.stringify({ integrity: Object.fromEntries([...integrity].map(([path, value]) => [urlOf(path), value])) });

/** What becomes of the images in the dark scheme. */
function darkImagesOf(assets: BrandBlock["assets"], { grounds }: DarkInput, darkLogo: BrandImage | undefined) {
  const { logo, memberLogo, recommendationImages = {} } = assets;
  const image = (name: string, { url }: BrandImage): DarkImage => {
    const ground = grounds[name];
    return { url, ...(ground !== undefined && { ground }) };
  };
  return [
    { ...image("logo", logo), ...(darkLogo && { replacement: darkLogo.url }) },
    ...(memberLogo ? [image("memberLogo", memberLogo)] : []),
    ...Object.entries(recommendationImages).map(([product, each]): DarkImage => ({
      ...image(product, each),
      isPicture: true,
    })),
  ];
}

/** The languages that the pages of a brand are written in. */
const languagesOf = ({ languages }: StampInput): BrandLanguages => eachLanguage(languages, ({ language }) => language);

/** The headers of a brand. What they are made of is the same in all of its languages. */
function headersOf({ languages: [own] }: StampInput, pages: BrandPages): BrandHeaders {
  const entries = environmentNames.map((name) => {
    const { hostnames, overlay } = own.environments[name];
    const tenant = mergeLayers(own.tenant, overlay) as PublicDescriptor;
    return [name, environmentHeaders(name, tenant, hostnames, pages)];
  });
  return Object.fromEntries(entries) as BrandHeaders;
}

/** The images, fonts and licences of a brand: the same for all of its pages. */
async function publishAssets(input: StampInput) {
  const logo = await publish("logo.svg", input.logo);
  const icon = await publish("icon.svg", input.icon);
  const darkLogo = input.dark?.logo && (await publish("logo-dark.svg", input.dark.logo));
  const memberLogo = input.memberLogo && (await publish("member-logo.svg", input.memberLogo));
  const ofProducts = await Promise.all(
    Object.entries(input.recommendationImages).map(
      async ([product, image]) => [product, await publish(`${product.toLowerCase()}.svg`, image)] as const,
    ),
  );
  const fonts = await Promise.all(
    input.fonts.map(async (font) => ({ ...font, path: await hashedPath(font.name, font.bytes) })),
  );
  const licenses = input.licenses && {
    path: await hashedPath("licenses.txt", input.licenses),
    bytes: input.licenses,
  };
  const files = [
    logo,
    icon,
    ...(darkLogo ? [darkLogo] : []),
    ...(memberLogo ? [memberLogo] : []),
    ...ofProducts.map(([, file]) => file),
    ...fonts,
    ...(licenses ? [licenses] : []),
  ].map(({ path, bytes }): OutputFile => ({ path, bytes }));
  const inBlock: BrandBlock["assets"] = {
    logo: logo.image,
    ...(memberLogo && { memberLogo: memberLogo.image }),
    ...(ofProducts.length > 0 && {
      recommendationImages: Object.fromEntries(ofProducts.map(([product, { image }]) => [product, image])),
    }),
  };
  return { icon, darkLogo, fonts, licenses, files, inBlock };
}

/** A page, with its parts that a policy has the hashes of. */
interface StampedPage {
  readonly file: OutputFile;
  readonly block: BrandBlock;
  /** The texts of its `<style>` elements, and of its inline scripts. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

type PublishedAssets = Awaited<ReturnType<typeof publishAssets>>;

/** What becomes of the images in the dark scheme, as rules. */
const darkCssOf = ({ dark }: StampInput, { darkLogo, inBlock }: PublishedAssets): string =>
  dark === undefined ? "" : darkImageCss(darkImagesOf(inBlock, dark, darkLogo?.image));

/** All styles of a page before the header and skeleton: the same in all languages. */
function brandCss(input: StampInput, { pageCss }: Compilation, { fonts }: PublishedAssets, darkCss: string): string {
  const fontPaths = new Map(fonts.map(({ name, path }) => [name, path]));
  const fontCss = input.fontCss((name) => {
    const path = fontPaths.get(name);
    if (path === undefined) throw new Error(`the font rules name ${name}, which is not among the brand's fonts`);
    return urlOf(path);
  });
  return fontCss + input.themeCss + pageCss + darkCss;
}

/** The texts of a language, and what its page says of the texts that are fetched later. */
interface StampedTexts {
  readonly texts: LanguageTexts;
  readonly later: BrandBlock["laterTexts"];
}

/** What the pages of a brand have in common. */
interface SharedParts {
  readonly input: StampInput;
  readonly compilation: Compilation;
  readonly variant: PageVariant;
  readonly assets: PublishedAssets;
  /** As `brandCss`. */
  readonly css: string;
  readonly integrity: ReadonlyMap<string, string>;
  readonly importMap: string | undefined;
  readonly published: ReadonlyMap<Language, StampedTexts>;
}

/** Makes the page in one language. */
function stampPage(
  { language, tenant, environments, texts, preview }: LanguageInput,
  shared: SharedParts,
): StampedPage {
  const { input, compilation, assets, css, importMap: wholeMap, integrity, published } = shared;
  const { dark } = input;
  const { fonts, licenses } = assets;
  const plain = shared.variant === "plain";
  const languages = languagesOf(input);
  const portalTexts = published.get(language);
  const block: BrandBlock = {
    tenant,
    environments,
    texts: portalTexts?.texts.first ?? {},
    ...(portalTexts?.later && { laterTexts: portalTexts.later }),
    ...(languages.length > 1 && { languages }),
    products: compilation.products,
    ...(dark && { hasDark: true }),
    assets: assets.inBlock,
  };
  const shell = plain ? undefined : compilation.renderShell(block, portalTexts?.texts.later?.texts ?? {}, language);
  // A brand without fonts of its own has nothing to wait for.
  const cssUntilFonts = fonts.some(({ preload }) => preload) ? input.standInFontCss + stillCss : "";
  const styles = [
    css,
    ...(shell ? [cssUntilFonts + shell.css + notStartedCss] : []),
    ...(preview === undefined ? [] : [previewCss]),
  ];
  const boot = plain ? undefined : compilation.boot;
  const watchStart = plain ? undefined : compilation.watchStart;
  const schemeScript = dark && compilation.scheme.script;
  const importMap = plain ? undefined : wholeMap;
  const script = (path: string) => ({ url: urlOf(path), integrity: integrity.get(path) });
  const page = indexPage({
    language,
    texts,
    // Calls are then made in the page's language (`core/http/requestHeaders.ts`).
    htmlAttributes: { ...input.themeAttributes, ...(block.languages && { "data-languages": "" }) },
    themeColor: input.themeColor,
    darkThemeColor: dark?.themeColor,
    schemeScript,
    watchStart,
    icon: urlOf(assets.icon.path),
    styles,
    preview,
    shell: shell?.html,
    samples: shell?.samples,
    boot,
    importMap,
    main: script(compilation.main),
    modules: plain ? [] : compilation.overview.map(script),
    pages: compilation.pages
      .filter(({ path }) => shell?.pages.includes(path))
      .map(({ path, scripts }) => ({ path, modules: scripts.map(script), head: shell?.heads[path] })),
    fonts: plain ? [] : fonts.filter(({ preload }) => preload).map(({ path }) => urlOf(path)),
    licenses: licenses && urlOf(licenses.path),
    block,
  });
  const scripts = [boot, watchStart, schemeScript, importMap].filter((code) => code !== undefined);
  const path = pageFile(language, languages[0]);
  return { file: { path, bytes: new TextEncoder().encode(page) }, block, styles, scripts };
}

const hashesOf = (texts: readonly string[]) => Promise.all([...new Set(texts)].map(cspHash));

/** The texts of each of the brand's languages, and the address and the digest of the texts that are fetched later. */
async function publishTexts(input: StampInput, compilation: Compilation): Promise<Map<Language, StampedTexts>> {
  const entries = languagesOf(input).map(async (language) => {
    const texts = compilation.texts[language];
    if (texts === undefined) throw new Error(`there are no texts in the language "${language}"`);
    const later = texts.later && {
      url: urlOf(texts.later.file.path),
      integrity: await integrityOf(texts.later.file.bytes),
    };
    return [language, { texts, later }] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Makes a brand's own files from data and the compiled chunks (docs/decisions/0001): a page in each of its languages
 * (docs/decisions/0053), and what they share once. Pure: the same input gives the same bytes, in Node and in a browser
 * alike.
 */
export async function stamp(
  input: StampInput,
  compilation: Compilation,
  variant: PageVariant = "full",
): Promise<Stamped> {
  const assets = await publishAssets(input);
  const published = await publishTexts(input, compilation);
  const integrity = await scriptIntegrity(compilation.files);
  const darkCss = darkCssOf(input, assets);
  const shared = {
    input,
    compilation,
    variant,
    assets,
    published,
    css: brandCss(input, compilation, assets, darkCss),
    integrity,
    importMap: importMapOf(integrity),
  };
  const pages = eachLanguage(input.languages, (each) => stampPage(each, shared));
  const headers = headersOf(input, {
    styles: await hashesOf(pages.flatMap(({ styles }) => styles)),
    scripts: await hashesOf(pages.flatMap(({ scripts }) => scripts)),
    languages: languagesOf(input),
  });
  const headersText = `${JSON.stringify(headers, null, 2)}\n`;
  const files = [
    ...pages.map(({ file }) => file),
    { path: headersFile, bytes: new TextEncoder().encode(headersText) },
    ...assets.files,
    ...[...published.values()].flatMap(({ texts }) => (texts.later ? [texts.later.file] : [])),
  ];
  return { id: input.id, files, headers, block: pages[0].block, darkImageCss: darkCss };
}
