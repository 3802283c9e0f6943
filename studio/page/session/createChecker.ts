import type { CheckedDocument } from "#studio/document/StudioDocument.ts";

/** A pause in the typing after which the text is checked. */
const pauseMs = 250;

interface CheckerDeps {
  /** Asks the server for the findings of the document that it has. */
  readonly check: () => Promise<CheckedDocument>;
  /** The revision of the document that this page has now. */
  readonly revision: () => number;
  /** Takes the findings of that revision. */
  readonly onChecked: (findings: CheckedDocument["findings"]) => void;
  /** Calls after a time in ms. */
  readonly later: (task: () => void, ms: number) => void;
}

/**
 * Asks for the findings when nothing has been typed for a moment. An answer that is older than the last wish, and a
 * failed one, are dropped.
 * @returns call it after each change
 */
export function createChecker({ check, revision, onChecked, later }: CheckerDeps): () => void {
  let round = 0;

  const checkLater = (): void => {
    round += 1;
    const own = round;
    later(() => {
      if (own === round) void ask(own);
    }, pauseMs);
  };

  async function ask(own: number): Promise<void> {
    const answer = await check().catch(() => undefined);
    // A text that has changed meanwhile is checked in a round of its own.
    if (own !== round || answer === undefined) return;
    if (answer.revision === revision()) onChecked(answer.findings);
    else checkLater();
  }

  return checkLater;
}
