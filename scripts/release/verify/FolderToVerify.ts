import type { BrandBlock } from "#contract/brandBlock.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import type { PageContent } from "#scripts/stamp/pageResources.ts";
import type { ReleaseRecord } from "../folder/releaseRecord.ts";
import type { FileReader, FolderContent } from "./FileReader.ts";
import type { FindingList } from "./VerifyFinding.ts";

/** A brand's finished folder, and what is known about it from elsewhere. */
export interface ReleaseToVerify {
  readonly brand: string;
  /** Its path. */
  readonly folder: string;
  /** The name of the release, where several of a brand are served. */
  readonly id?: string;
  /** It was fetched: who may read the copy says nothing about the original. */
  readonly isCopy?: true;
  /** The digest that its record must have. Left out: nobody has said. */
  readonly digest?: string;
  /** What messages call a path of the folder. Default: below the brand's name. */
  readonly nameOf?: (path: string) => string;
}

/** A page in a brand's finished folder. */
export interface PageToVerify {
  /** `index.html`, `index.nn.html`. */
  readonly file: string;
  /** Empty when there is no such file, which has been reported. */
  readonly html: string;
  /** The same, parsed. */
  readonly page: PageContent;
  /** The brand block of the page; undefined when there is none, which has been reported. */
  readonly block: BrandBlock | undefined;
}

/** A brand's finished folder, as far as it could be read. */
export interface FolderToVerify {
  /** Its name. */
  readonly brand: string;
  /** Its path. */
  readonly folder: string;
  readonly reader: FileReader;
  readonly content: FolderContent;
  readonly record: ReleaseRecord;
  /** Undefined when it could not be used, which has been reported. */
  readonly headers: BrandHeaders | undefined;
  /** The page in each language that the headers name; that in the brand's own is the first. */
  readonly pages: readonly [PageToVerify, ...PageToVerify[]];
  readonly list: FindingList;
}
