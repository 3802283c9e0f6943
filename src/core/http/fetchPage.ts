import { startDeadline } from "./deadline.ts";

const timeoutMs = 20_000;

/**
 * Fetches index.html of this address as it is now, as text.
 * @throws when it cannot be fetched: without a network, too late, or when the server has no page there.
 */
export async function fetchPage(): Promise<string> {
  const deadline = startDeadline(timeoutMs, new Error(`No page within ${timeoutMs} ms`), undefined);
  try {
    const { origin, pathname } = window.location;
    const answer = await fetch(origin + pathname, {
      credentials: "same-origin",
      cache: "no-cache",
      signal: deadline.signal,
    });
    if (!answer.ok) throw new Error(`The page was answered with ${answer.status}`);
    return await deadline.race(answer.text());
  } finally {
    deadline.clear();
  }
}
