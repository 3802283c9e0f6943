import { basePath } from "#contract/basePath.ts";
import { find } from "./find.ts";
import { pageParsed } from "./pageParsed.ts";

/**
 * Shows the head of the page that was asked for in the place of the overview's skeleton, and fetches its code beside
 * the first scripts. Without this it would be asked for when those run, and what it shares with other pages after that:
 * two more round trips.
 */
export async function showPage(pathname: string): Promise<void> {
  await pageParsed();
  const page = document.getElementById(pathname.slice(basePath.length));
  if (page) find(document, "main").replaceChildren((page as HTMLTemplateElement).content);
}
