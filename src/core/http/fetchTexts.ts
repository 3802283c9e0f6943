import type { PublishedTexts, TextsByFile } from "#contract/brandBlock.ts";

/**
 * Fetches a file of texts. The browser refuses one with another digest.
 * @throws when it cannot be fetched: without a network, or when it is of an earlier deployment
 */
export async function fetchTexts({ url, integrity }: PublishedTexts): Promise<TextsByFile> {
  const answer = await fetch(url, { integrity });
  if (!answer.ok) throw new Error(`The texts at ${url} were answered with ${answer.status}`);
  return (await answer.json()) as TextsByFile;
}
