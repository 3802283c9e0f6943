import { hash } from "node:crypto";
import { resolve } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { type Brand, validBrands } from "#scripts/brands/loadBrands.ts";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { variantAttributes } from "#scripts/brands/themes/loadTheme.ts";
import { themeCss, withWholeContexts } from "#scripts/brands/themes/themeCss.ts";
import type { Compilation } from "#scripts/compile/compile.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { galleryPage } from "#scripts/serve/gallery/galleryPage.ts";
import { simulatorBrandOf } from "#scripts/serve/simulatorFor.ts";
import { createSimulator, type ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { SimulatorBrand } from "#scripts/simulator/world/simulatorBrand.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import type { EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import { hashedPath } from "#scripts/stamp/digest.ts";
import { markedInput, markedValues, type OriginOf } from "#scripts/stamp/markedInput.ts";
import { stamp, type Stamped } from "#scripts/stamp/stamp.ts";
import type { StampInput } from "#scripts/stamp/StampInput.ts";
import type { PageChange, PreviewLook, PreviewState } from "#studio/document/StudioDocument.ts";
import { instantOf } from "#studio/document/osloTime.ts";
import { draftsOf } from "../brands/checkDocument.ts";
import { portalTexts } from "../brands/portalTexts.ts";
import { studioPreviewHost } from "#studio/document/addresses/studioPreviewHost.ts";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";
import type { ShownParts } from "../access/hostsOf.ts";
import type { OpenDocument } from "../brands/DraftStore.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { changedImages, changedTexts, isSameButWords } from "./changedTexts.ts";
import { fieldSources, originIn } from "./fieldSources.ts";
import { type Palette, paletteCss, paletteSources, readPalette } from "./palette.ts";
import { filledLanguages } from "./filledLanguages.ts";
import { inEnvironment } from "./inEnvironment.ts";
import { onHost } from "./onHost.ts";
import { previewDrafts } from "./previewDrafts.ts";
import { wholeDrafts } from "./wholeDrafts.ts";

/** Address of the script that connects a previewed page with the studio. It imports the portal. */
export const bridgeAddress = "/studio/bridge.js";

/** A page, and its headers as a release has them. */
export interface PreviewedPage {
  readonly html: string | Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a page is made from. */
interface MadePage {
  readonly brand: Brand;
  readonly input: StampInput;
  readonly originOf: OriginOf;
  readonly stamped: Stamped;
  readonly palette: Palette;
  readonly look: PreviewLook;
}

/** What the page that is shown is made from. */
interface ShownPage extends MadePage {
  readonly state: PreviewState;
}

/**
 * Everything that a page is made from but the theme: images are in the block by their digests. A look that is laid over a
 * page can give its images something in dark, such as another logo or a light ground, but take nothing from them.
 */
const contentOf = ({ brand, input, stamped }: MadePage): readonly unknown[] => [
  stamped.block,
  input.languages,
  simulatorBrandOf(brand).kontakt,
  input.dark?.logo !== undefined,
  Object.keys(input.dark?.grounds ?? {}),
];

/** Nothing can be shown. */
export const noPreview: PreviewState = {
  status: "none",
  page: "",
  look: { css: "", attributes: {} },
  hasDirectLogin: false,
  hasDark: false,
  environment: "Test",
};

/** The simulator asks for the brand's facts at each call, so that a changed phone number is seen at once. */
function followed(current: () => Pick<ShownPage, "brand" | "originOf">): SimulatorBrand {
  const facts = () => {
    const { brand, originOf } = current();
    return simulatorBrandOf(brand, (values) => markedValues(values, originOf));
  };
  return new Proxy(facts(), { get: (_, name) => Reflect.get(facts(), name) as unknown });
}

interface BrandPreviewOptions {
  /** Folder with `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** The studio or workplace that its host is below. */
  readonly site: Pick<StudioSite, "hostname" | "work">;
  readonly id: string;
  readonly parts: Partial<ShownParts>;
  readonly compilation: Compilation;
}

/** One brand's portal, stamped in memory from a document. The compiled chunks are those of a release. */
export class BrandPreview {
  readonly #brandsDir: string;
  readonly #id: string;
  readonly #compilation: Compilation;
  readonly #host: string;
  readonly #environment: EnvironmentName;
  #shown: ShownPage | undefined;
  readonly #files = new Map<string, Uint8Array>();
  #simulator: ServerApp | undefined;
  #texts: OpenDocument["texts"] | undefined;
  #base: Drafts = new Map();
  /** Whether it asks once more for a consent that is too old. A window that is there for its texts does not. */
  readonly asksAgain: boolean;
  /** The state that was entered last; undefined: nothing unusual. */
  sceneId: string | undefined;
  #day: string | undefined;
  #aheadMs = 0;
  #last: Promise<unknown> = Promise.resolve();
  #lastVisit: Promise<unknown> = Promise.resolve();

  constructor({ brandsDir, site, id, parts, compilation }: BrandPreviewOptions) {
    this.#brandsDir = brandsDir;
    this.#id = id;
    this.#host = studioPreviewHost(site, id, parts);
    this.asksAgain = (parts.window ?? "") === "";
    this.#environment = parts.environment ?? "Test";
    this.#compilation = compilation;
    for (const { path, bytes } of compilation.files) this.#files.set(path, bytes);
  }

  /**
   * Stamps the portal again. A document that cannot be shown leaves the page as it was. One runs at a time.
   * @param base texts of `tenants/base.jsonc` and of the files with its texts in other languages
   */
  update(document: OpenDocument, base: Drafts): Promise<PreviewState> {
    const next = this.#last.then(() => this.#update(document, base));
    this.#last = next.catch(() => undefined);
    return next;
  }

  /**
   * The shown page with the look of other texts: nothing but the files that it asks for is kept. Texts that cannot be
   * shown leave it as it was.
   */
  async offer(document: OpenDocument, base: Drafts): Promise<PreviewState> {
    const made = await this.#make(document, base);
    const shown = this.#shown;
    if (made === undefined || shown === undefined) return { ...this.state, status: "outdated" };
    const images = changedImages(shown.stamped.block, made.stamped.block);
    return {
      ...shown.state,
      look: { ...made.look, ...(images && { images }) },
      hasDark: made.brand.theme.contexts.dark !== undefined,
    };
  }

  /**
   * The same page with the gallery in it; undefined before there is one.
   * @param main address of the gallery's first module
   */
  async galleryPage(main: string): Promise<PreviewedPage | undefined> {
    const shown = this.#shown;
    if (shown === undefined) return undefined;
    const shell = { ...this.#compilation, schemeScript: this.#compilation.scheme.script };
    return galleryPage(shown.brand, shell, main, {
      input: { ...shown.input, themeCss: shown.input.themeCss + paletteCss(shown.palette) },
    });
  }

  /** Runs what begins a visit, one after the other in the order in which the visits were asked for. */
  inTurn<Result>(begin: () => Promise<Result>): Promise<Result> {
    const next = this.#lastVisit.then(begin);
    this.#lastVisit = next.catch(() => undefined);
    return next;
  }

  /** A file of the portal: the page that is shown, or an asset of this document or of an earlier one. */
  file(path: string): Uint8Array | undefined {
    const shown = this.#shown?.stamped.files.find((file) => file.path === path)?.bytes;
    return shown ?? this.#files.get(path);
  }

  /** What is sent with its files, as a release has it; undefined before there is a page. */
  get headers(): EnvironmentHeaders | undefined {
    return this.#shown?.stamped.headers.Test;
  }

  /** The date and time in Norway at which the last visit began; undefined: the present. */
  get day(): string | undefined {
    return this.#day;
  }

  /** How far the clock of its pages and of its back end is ahead of the real one, in ms. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  /** Sets the clock of its pages and of its back end. A time that the calendar does not have is the present. */
  setDay(day: string | undefined): void {
    const instant = day === undefined ? undefined : instantOf(day);
    this.#day = day;
    this.#aheadMs = instant === undefined ? 0 : instant - Date.now();
  }

  get state(): PreviewState {
    return this.#shown?.state ?? noPreview;
  }

  /** The back end of the previewed portal; undefined before there is one. */
  get simulator(): ServerApp | undefined {
    return this.#simulator;
  }

  /** The name of the cookie with the visitor's consent. */
  get consentCookie(): string | undefined {
    return this.#shown?.brand.effective.Test.cookieConsent.cookieName;
  }

  /**
   * Everything in the shown page that a field of the brand makes.
   * @param language that of the page; left out: the brand's own
   */
  sources(language?: Language): readonly FieldSource[] {
    const shown = this.#shown;
    if (shown === undefined) return [];
    const { brand, originOf, stamped, palette } = shown;
    return [...fieldSources(brand, originOf, stamped.block, language), ...paletteSources(palette)];
  }

  async #update(document: OpenDocument, base: Drafts): Promise<PreviewState> {
    const { texts } = document;
    const isSame = this.#texts === texts && isSameJson([...this.#base], [...base]);
    if (this.#shown !== undefined && isSame) return this.#shown.state;
    const made = await this.#make(document, base).catch((error: unknown) => {
      console.error(error);
      return "failed" as const;
    });
    this.#texts = texts;
    this.#base = base;
    if (made === undefined || made === "failed") return this.#outdated(made === "failed");
    const state = this.#stateOf(made);
    this.#shown = { ...made, state };
    this.#simulator ??= createSimulator({
      brands: [followed(() => this.#shown ?? made)],
      now: () => Date.now() + this.#aheadMs,
      // The days stay where they are, so that an offer has ended on the day after its last.
      today: todayInOslo,
    });
    return state;
  }

  /** Stamps the portal of a document; undefined for one that cannot be shown. */
  async #make({ paths, texts }: OpenDocument, base: Drafts): Promise<MadePage | undefined> {
    const own = draftsOf(paths, texts);
    const imageDrafts = new Map([...own].map(([path, text]) => [resolve(this.#brandsDir, path), text]));
    const { drafts: whole, leftOut } = wholeDrafts(this.#brandsDir, this.#id, new Map([...own, ...base]));
    const filled = filledLanguages(openWorkspace(this.#brandsDir, whole), this.#id, whole);
    const workspace = openWorkspace(this.#brandsDir, filled);
    const shown = inEnvironment(workspace, this.#id, filled, this.#environment);
    const drafts = previewDrafts(this.#brandsDir, this.#host, shown);
    const [brand] = validBrands(openWorkspace(this.#brandsDir, drafts).part([this.#id]), "local");
    if (brand === undefined) return undefined;
    const images = await readBrandImages(brand, imageDrafts).catch(() => undefined);
    // An image on the disk that is not an image.
    if (images === undefined) return undefined;
    const originOf = originIn(this.#environment, workspace.brand(this.#id)?.json.value, leftOut);
    // A font that is not installed.
    const fonts = await compileFonts(brand.theme, brand.fonts).catch(() => undefined);
    if (fonts === undefined) return undefined;
    const input = markedInput(onHost(brandInput(brand, images, fonts), this.#host), portalTexts, originOf);
    const stamped = await stamp(input, { ...this.#compilation, main: bridgeAddress });
    for (const { path, bytes } of stamped.files) this.#files.set(path, bytes);
    const urls = new Map(
      await Promise.all(
        fonts.files.map(async ({ name, bytes }) => [name, baseFolder + (await hashedPath(name, bytes))] as const),
      ),
    );
    const palette = readPalette(texts.theme ?? "");
    const ownCss = themeCss(withWholeContexts(brand.theme)) + paletteCss(palette) + stamped.darkImageCss;
    const css = fonts.css((name) => urls.get(name) ?? "") + ownCss;
    return { brand, input, originOf, stamped, palette, look: { css, attributes: variantAttributes(brand.theme) } };
  }

  /** What of the texts differs from the page that was shown last, when it is another one. */
  #changedSince(page: string, made: MadePage): PageChange | undefined {
    const { brand, originOf, stamped } = made;
    const shown = this.#shown;
    if (shown === undefined) return undefined;
    if (shown.state.page === page) return shown.state.changed;
    const lists = brand.languages.map(({ language }) =>
      changedTexts(language, this.sources(language), fieldSources(brand, originOf, stamped.block, language)),
    );
    const texts = lists.flatMap((each) => each ?? []);
    const isWhole = texts.length > 0 && !lists.includes(undefined) && isSameButWords(contentOf(shown), contentOf(made));
    return { since: shown.state.page, texts, isWhole };
  }

  #outdated(hasFailed: boolean): PreviewState {
    const why = hasFailed ? { hasFailed } : {};
    if (this.#shown === undefined) return { ...noPreview, environment: this.#environment, ...why };
    const { hasFailed: _, ...before } = this.#shown.state;
    const state = { ...before, status: "outdated" as const, ...why };
    this.#shown = { ...this.#shown, state };
    return state;
  }

  #stateOf(made: MadePage): PreviewState {
    const { brand, stamped, look } = made;
    const { directLogin: hasDirectLogin } = simulatorBrandOf(brand);
    const page = hash("sha256", JSON.stringify(contentOf(made))).slice(0, 16);
    const changed = this.#changedSince(page, made);
    const shown = this.#shown;
    // The page that is shown until the new one has loaded has the images of before.
    const images =
      shown?.state.page === page ? shown.state.look.images : changedImages(shown?.stamped.block, stamped.block);
    return {
      status: "current",
      page,
      ...(changed === undefined ? {} : { changed }),
      look: images === undefined ? look : { ...look, images },
      hasDirectLogin,
      hasDark: brand.theme.contexts.dark !== undefined,
      environment: this.#environment,
    };
  }
}
