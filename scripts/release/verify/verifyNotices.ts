import { noNotices, noticesFile } from "#contract/notices.ts";
import type { FolderToVerify } from "./FolderToVerify.ts";
import { readTextOf } from "./verifyReferences.ts";

/** A release tells customers nothing by the hour: only a target does. One that was built before this file has none. */
export async function verifyNotices(opened: FolderToVerify): Promise<void> {
  if (!opened.content.files.has(noticesFile)) return;
  const text = await readTextOf(opened, noticesFile);
  if (text.trim() !== JSON.stringify(noNotices))
    opened.list.add("bad-notices", noticesFile, "that of a release is empty");
}
