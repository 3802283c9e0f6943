import { basePath } from "#contract/basePath.ts";
import { find } from "./find.ts";
import { pageParsed } from "./pageParsed.ts";

/**
 * Shows the head of the requested page in the place of the overview's skeleton, and fetches the page's code beside the
 * first scripts. Otherwise that code would be requested when the first scripts run, and the code that it shares with
 * other pages after that: two more round trips.
 */
export async function showPage(pathname: string): Promise<void> {
  await pageParsed();
  const page = document.getElementById(pathname.slice(basePath.length));
  if (page) find(document, "main").replaceChildren((page as HTMLTemplateElement).content);
}
