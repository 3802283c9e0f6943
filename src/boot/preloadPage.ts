import { basePath } from "#contract/basePath.ts";
import { pageParsed } from "./pageParsed.ts";

/**
 * Fetches the code of the page that was asked for beside the first scripts. Without this it would be asked for when
 * those run, and what it shares with other pages after that: two more round trips.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await pageParsed();
  const page = document.getElementById(pathname.slice(basePath.length));
  if (page) document.body.append((page as HTMLTemplateElement).content);
}
