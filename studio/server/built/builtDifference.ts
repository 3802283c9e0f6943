import { hash } from "node:crypto";
import { resolve } from "node:path";
import { themeFileOf } from "#scripts/brands/brandFiles.ts";
import { type Drafts, openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { type Brand, validBrands } from "#scripts/brands/loadBrands.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { compileFonts } from "#scripts/fonts/compileFonts.ts";
import { ownFiles } from "#scripts/release/files/ownFiles.ts";
import { changedFiles } from "#scripts/release/affected/compareReleases.ts";
import { readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandInput } from "#scripts/stamp/brandInput.ts";
import type { BuiltDifference, BuiltFile } from "#studio/document/BuiltDifference.ts";
import { baseId } from "#studio/document/baseId.ts";
import { draftsOf } from "../brands/checkDocument.ts";
import type { OpenDocument } from "../brands/DraftStore.ts";
import { seenWorkspace, type SeesBrand } from "../brands/seenBrands.ts";

/** Dates are counted from the same day in both states, so which one it is changes nothing. */
const anyDay = "2026-01-01";

const digestOf = ({ bytes }: OutputFile): string => hash("sha256", bytes);

/** A brand's own files as a release has them, by path. */
async function filesOf(
  brandsDir: string,
  brand: Brand,
  drafts: Drafts,
  compilation: ReleaseCompilation,
): Promise<ReadonlyMap<string, OutputFile>> {
  const images = new Map([...drafts].map(([path, text]) => [resolve(brandsDir, path), text]));
  const [fonts, read] = await Promise.all([compileFonts(brand.theme, brand.fonts), readBrandImages(brand, images)]);
  const { files } = await ownFiles(brandInput(brand, read, fonts), compilation, anyDay);
  return new Map(files.map((file) => [file.path, file]));
}

/** The brands that a difference is about. */
interface BuiltBrands {
  readonly brandsDir: string;
  /** Of the document. */
  readonly id: string;
  readonly sees: SeesBrand;
}

/** More brands are counted: each is made twice. */
const mostBrands = 40;

/** Ids of the brands whose folders a document can change: its own, and those with the same theme; all for the base. */
function brandsWith({ brandsDir, id, sees }: BuiltBrands, drafts: Drafts, themePath: string): readonly string[] {
  const workspace = seenWorkspace(openWorkspace(brandsDir, drafts), sees);
  if (id === baseId) return workspace.folders;
  const hasTheme = (each: string): boolean => {
    const json = workspace.brand(each)?.json;
    const name = json === undefined ? undefined : effectiveOf(workspace.base, json)["theme"];
    return typeof name === "string" && themePath === themeFileOf(name);
  };
  return workspace.folders.filter((each) => each === id || hasTheme(each));
}

/**
 * What saving a document changes in the folders that are built: the same files as `npm run affected` names, made in
 * memory from the saved texts and from the edited ones.
 */
export async function builtDifference(
  of: BuiltBrands,
  { paths, texts, saved }: OpenDocument,
  compilation: ReleaseCompilation,
): Promise<BuiltDifference> {
  const { brandsDir } = of;
  const states = [draftsOf(paths, saved), draftsOf(paths, texts)] as const;
  const all = [...new Set(states.flatMap((drafts) => brandsWith(of, drafts, paths.theme)))].toSorted();
  const ids = all.slice(0, mostBrands);
  const [before, after] = states.map(
    (drafts) => new Map(validBrands(openWorkspace(brandsDir, drafts).part(ids)).map((brand) => [brand.id, brand])),
  ) as [Map<string, Brand>, Map<string, Brand>];
  const brands = await Promise.all(
    ids.map(async (each) => {
      const [old, now] = [before.get(each), after.get(each)];
      const name = (now ?? old)?.languages[0].tenant.name ?? each;
      if (now === undefined) return { id: each, name, change: "not-built" as const, files: [] };
      if (old === undefined) return { id: each, name, change: "added" as const, files: [] };
      const [was, is] = await Promise.all([
        filesOf(brandsDir, old, states[0], compilation),
        filesOf(brandsDir, now, states[1], compilation),
      ]);
      const digests = (files: ReadonlyMap<string, OutputFile>) =>
        new Map([...files].map(([path, file]) => [path, digestOf(file)]));
      const files = changedFiles(digests(was), digests(is)).map(({ path, change }): BuiltFile => ({
        path,
        change,
        ...(was.has(path) ? { beforeBytes: was.get(path)?.bytes.length ?? 0 } : {}),
        ...(is.has(path) ? { afterBytes: is.get(path)?.bytes.length ?? 0 } : {}),
      }));
      return { id: each, name, change: files.length > 0 ? ("changed" as const) : ("same" as const), files };
    }),
  );
  return { brands, notCompared: all.length - ids.length };
}
