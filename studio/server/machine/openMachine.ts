import type { WorkshopStores } from "../Workshop.ts";
import { BrandsFolder } from "./BrandsFolder.ts";
import { DraftsFolder, stepsFolder } from "./DraftsFolder.ts";
import { BrandHistories } from "./history/BrandHistories.ts";

interface MachineFolders {
  /** Folder with `tenants/` and `themes/`. */
  readonly brandsDir: string;
  /** Where unsaved edits are kept: a folder that git ignores. */
  readonly draftsDir: string;
}

/** What one person on one machine works with: the brands' files in a folder, its git, and a folder of drafts. */
export function openMachine({ brandsDir, draftsDir }: MachineFolders): WorkshopStores {
  const files = new BrandsFolder(brandsDir);
  return {
    files,
    drafts: new DraftsFolder(draftsDir),
    steps: stepsFolder(draftsDir),
    histories: new BrandHistories(files.root),
  };
}
