import { baseFolder } from "#contract/basePath.ts";
import { markup } from "#scripts/html/markup.ts";
import { page } from "./page.ts";

interface Onward {
  readonly href: string;
  readonly text: string;
}

/** A page that says one thing and leads on. */
export function messagePage(status: number, title: string, text: string, onward?: Onward): Response {
  const { href, text: linkText } = onward ?? {
    href: baseFolder,
    text: "Til forsikringsoversikten",
  };
  const body = markup`<h1>${title}</h1>
    <p class="lead">${text}</p>
    <p><a class="button" href="${href}">${linkText}</a></p>`;
  return page(title, body, { status });
}
