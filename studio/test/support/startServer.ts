import { asEdited, type ChangedTexts, type DocumentTexts } from "#studio/document/StudioDocument.ts";
import { createEditSession } from "#studio/page/session/createEditSession.ts";
import { ApiError, type StudioApi } from "#studio/page/studioApi.ts";
import { openedDocument as opened } from "./openedDocument.ts";

/** A server in memory, whose answers wait until they are let go. */
export function startServer() {
  let document = opened;
  const held: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const sent: string[] = [];
  const bodies: ChangedTexts[] = [];
  const steps: string[] = [];
  let isDown = false;
  let refused: string | undefined;
  let onDisk: DocumentTexts | undefined;
  const withPreview = (environment: string) => ({
    ...document,
    ...(onDisk && { changedOnDisk: onDisk }),
    preview: { ...document.preview, environment },
  });
  const api: Pick<StudioApi, "change" | "check" | "mark" | "open" | "rebase" | "save"> = {
    open: async (_, shown) => withPreview(shown),
    mark: async () => document,
    check: async () => ({ revision: document.revision, findings: [] }),
    change: async (_, revision, next, shown, encoded) => {
      bodies.push(next);
      sent.push(next.descriptor ?? document.texts.descriptor);
      if (encoded !== undefined) steps.push(encoded);
      await new Promise<void>((resolve) => held.push(resolve));
      if (isDown) throw new ApiError(0, "no-answer");
      if (refused !== undefined && next.logo === refused)
        throw new ApiError(422, "image", { image: { kind: "logo", problems: [{ message: "Bildet er farlig" }] } });
      if (revision !== document.revision) throw new ApiError(409, "changed-in-another-tab");
      document = { ...document, revision: revision + 1, texts: { ...document.texts, ...next } };
      return asEdited(withPreview(shown));
    },
    rebase: async () => {
      document = { ...document, revision: document.revision + 1, saved: onDisk ?? document.saved };
      onDisk = undefined;
      return document;
    },
    save: async () => {
      if (onDisk !== undefined) throw new ApiError(409, "changed-on-disk");
      return (document = { ...document, saved: document.texts });
    },
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    session: createEditSession(opened, [], { api, now: () => 0, later: (task) => void tasks.push(task) }),
    sent,
    /** The texts of each edit, as they are sent. */
    bodies,
    steps,
    reopen: () =>
      createEditSession(document, [], { api, now: () => 0, later: () => undefined }, { steps: steps.at(-1) ?? "" }),
    settle,
    /** Lets the call that waits be answered. */
    answer: async () => {
      held.shift()?.();
      await settle();
    },
    /** Runs what was put off. */
    pass: async () => {
      for (const task of tasks.splice(0)) task();
      await settle();
    },
    setDown: (value: boolean) => (isDown = value),
    refuseImage: (svg: string) => (refused = svg),
    changeElsewhere: (next: DocumentTexts) => {
      document = { ...document, revision: document.revision + 1, texts: next };
    },
    /** Another program writes the files. */
    changeOnDisk: (next: DocumentTexts) => (onDisk = next),
  };
}
