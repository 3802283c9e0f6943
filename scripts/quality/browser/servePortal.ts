import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "#contract/pageLanguage.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import type { TextsByFile } from "#contract/brandBlock.ts";
import { readWrittenTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { createGallery } from "#scripts/serve/gallery/createGallery.ts";
import { simulatorFor } from "#scripts/serve/simulatorFor.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";
import { markedInput } from "#scripts/stamp/markedInput.ts";
import type { PageVariant } from "#scripts/stamp/stamp.ts";

interface PortalOptions {
  /** Folder with `tenants/` and `themes/`. Default: the repository. */
  readonly brandsDir?: string;
  /** Ids of the brands to build. Default: all. */
  readonly only?: readonly string[];
  readonly variant?: PageVariant;
  /** Each text carries where it comes from: its pages are measured, not shown to anybody. */
  readonly hasMarks?: boolean;
  /** The portal's own texts in a language, where the pages have marks. Default: those of `locales/`. */
  readonly portalTexts?: (language: Language) => TextsByFile;
  /** A folder in which every brand of `brandsDir` is built already. It is served as it is, and stays. */
  readonly built?: string;
}

/** A portal that is served on this machine, with the simulator behind it and the gallery beside it. */
export interface ServedPortal {
  /** Where `http://<brand>.localhost` is served. */
  readonly port: number;
  /** The folder that has a folder for each built brand. */
  readonly dist: string;
  /** Every brand of `brandsDir`, as on this machine. */
  readonly brands: readonly Brand[];
  /** Ends the server and removes the build. */
  readonly close: () => Promise<void>;
}

/**
 * Serves brands, which are built into a temporary folder first, as a release has them but for the stand-ins of
 * `tenants/local.jsonc`.
 */
export async function servePortal(options: PortalOptions = {}): Promise<ServedPortal> {
  const { brandsDir = repository, only, variant, hasMarks = false, built } = options;
  const { portalTexts = (language: Language) => readWrittenTexts(repository, language) } = options;
  const brands = [...(await loadBrands(brandsDir, "local")).brands];
  const dist = built ?? (await mkdtemp(join(tmpdir(), "portal-served-")));
  const remove = async () => {
    if (built === undefined) await rm(dist, { recursive: true, force: true });
  };
  try {
    if (built === undefined)
      await buildBrands({
        root: repository,
        brandsDir,
        out: dist,
        brands,
        ...(only && { only }),
        ...(variant && { variant }),
        ...(hasMarks && { change: (input) => markedInput(input, portalTexts, (path) => path) }),
      });
    const apps = [createGallery(repository, brands), simulatorFor(brands)];
    const server = await startPortalServer({ port: 0, dist, apps });
    return { port: server.port, dist, brands, close: () => server.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
