import { baseFolder } from "#contract/basePath.ts";
import { markup } from "#scripts/shared/text/markup.ts";
import type { SimulatorContext } from "../SimulatorContext.ts";
import { page } from "./page.ts";

interface NextLink {
  readonly href: string;
  readonly text: string;
}

/** A page with one message and a link. */
export function messagePage(
  c: SimulatorContext,
  status: 200 | 400 | 403 | 404 | 405,
  title: string,
  text: string,
  next?: NextLink,
): Response {
  const { href, text: linkText } = next ?? {
    href: baseFolder,
    text: "Til forsikringsoversikten",
  };
  const body = markup`<h1>${title}</h1>
    <p class="lead">${text}</p>
    <p><a class="button" href="${href}">${linkText}</a></p>`;
  return page(c, title, body, { status });
}
