import { descriptorFile } from "#scripts/brands/brandFiles.ts";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { ProposedChange } from "#studio/document/company/CompanyWire.ts";
import { fieldsIn } from "#studio/document/fieldChanges.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { describeChange } from "#studio/document/describeChange.ts";
import { shownText } from "#studio/document/shownText.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { brandsOf, brandsOfThemes } from "../repository/brandsOfThemes.ts";
import type { Commits } from "#studio/git/Commits.ts";
import { changedFields, type FileVersions, isLayoutAlone } from "../repository/FileVersions.ts";
import { proposalText } from "../repository/proposalText.ts";
import { changeTitle, referenceWords } from "./changeTitle.ts";
import { fileTitle } from "./fileTitle.ts";
import { proposalFiles } from "./proposalFiles.ts";

type Words = Omit<ProposedChange, "brand">;

/** The descriptors of a brand in the two versions. */
type Descriptors = (brand: string | undefined) => readonly (string | undefined)[];

/** A file as a whole: an image, a new brand, or a text that cannot be read. */
function fileWords({ path, before, after }: FileVersions, descriptors: Descriptors): Words {
  const place = brandFileOf(path);
  const isBrand = place?.kind === "descriptor" && place.brand !== baseId;
  const shown = (text: string | undefined, there: "exists" | "isChanged" | "isNew") =>
    proposalText(`proposal.change.${text === undefined ? "existsNot" : there}`);
  if (isBrand && (before === undefined || after === undefined)) {
    const title = proposalText(before === undefined ? "proposal.change.newBrand" : "proposal.change.removedBrand");
    return { file: path, path: [], title, before: shown(before, "exists"), after: shown(after, "exists") };
  }
  return {
    file: path,
    path: [],
    title: fileTitle(path, descriptors(place?.brand)),
    before: shown(before, "exists"),
    after: shown(after, before === undefined ? "isNew" : "isChanged"),
  };
}

const newBrandKinds: ReadonlySet<string> = new Set(["descriptor", "theme", "resolver"]);

function fieldWords(file: FileVersions, basis: FormBasis): Words[] {
  const place = brandFileOf(file.path);
  // All values of a new brand are new: it is one change.
  const isOfNew = file.before === undefined && place?.brand !== baseId && newBrandKinds.has(place?.kind ?? "");
  const fields = isOfNew ? [] : changedFields(file);
  const [before, after] = [fieldsIn(file.before), fieldsIn(file.after)];
  return fields.map((change): Words => {
    const { kind, path } = change;
    const described = describeChange(change, { before, after }, basis);
    const { details } = described;
    return {
      file: file.path,
      path: path.map(String),
      kind,
      title: changeTitle(change, { before, after, basis }),
      before: referenceWords(change.before, { before, after }) ?? shownText(change, { value: described.before }),
      after: referenceWords(change.after, { before, after }) ?? shownText(change, { value: described.after }),
      ...(details.length > 0 && { details }),
    };
  });
}

/** @param basis what the brands share, as the proposal has it */
function wordsOfFiles(
  files: readonly FileVersions[],
  themes: ReadonlyMap<string, readonly string[]>,
  basis: FormBasis,
  descriptors: Descriptors,
): readonly ProposedChange[] {
  return files.flatMap((file) => {
    const isOfBase = brandFileOf(file.path)?.brand === baseId;
    const fields = fieldWords(file, isOfBase ? { texts: basis.texts } : basis);
    const words = fields.length > 0 || isLayoutAlone(file) ? fields : [fileWords(file, descriptors)];
    return brandsOf(file.path, themes).flatMap((brand) => words.map((each) => ({ brand, ...each })));
  });
}

/** What a proposal changes, field by field in plain words. A theme is of each brand that has it. */
export async function describeProposal(
  commits: Commits,
  { base, head }: { readonly base: string; readonly head: string },
  basis: FormBasis,
): Promise<readonly ProposedChange[]> {
  const files = await proposalFiles(commits, base, head);
  const brands = new Set(files.flatMap(({ path }) => brandFileOf(path)?.brand ?? []));
  const nameOf = (commit: string, brand: string) => `${commit}:tenants/${brand}/${descriptorFile}`;
  const texts = await commits.read([...brands].flatMap((brand) => [nameOf(head, brand), nameOf(base, brand)]));
  const descriptors: Descriptors = (brand = "") => [texts.get(nameOf(head, brand)), texts.get(nameOf(base, brand))];
  return wordsOfFiles(files, await brandsOfThemes(commits, head), basis, descriptors);
}
