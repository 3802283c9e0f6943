import { describe, expect, test } from "vitest";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { openedDocument as opened } from "#tests/support/studio/openedDocument.ts";
import { startServer } from "#tests/support/studio/startServer.ts";

const { texts } = opened;
const typed = (descriptor: string): DocumentTexts => ({ ...texts, descriptor });

describe("What is typed reaches the server", () => {
  test("what is typed while a call runs is sent together after it", async () => {
    const { session, sent, answer } = startServer();
    for (const text of ["ab", "abc", "abcd"]) session.edit(typed(text), "typing");
    await answer();
    await answer();
    expect(sent).toEqual(["ab", "abcd"]);
    expect(session.get().sync.status).toBe("synced");
  });

  test("without an answer the text stays in the page, and is sent again", async () => {
    const { session, answer, pass, setDown } = startServer();
    setDown(true);
    session.edit(typed("ab"));
    await answer();
    expect(session.get().sync.status).toBe("offline");
    setDown(false);
    await pass();
    await answer();
    expect(session.get().sync.status).toBe("synced");
    expect(session.get().document.texts.descriptor).toBe("ab");
  });

  test("a server that was started again and has the same text goes on", async () => {
    const { session, answer, restart } = startServer();
    restart();
    session.edit(typed("ab"));
    await answer();
    await answer();
    expect(session.get().sync.status).toBe("synced");
    expect(session.get().document.texts.descriptor).toBe("ab");
  });
});

describe("One history for all pages of a document", () => {
  test("what was done in one page is undone in the next", async () => {
    const { session, answer, steps, reopen } = startServer();
    for (const text of ["ab", "abc"]) {
      session.edit(typed(text));
      await answer();
    }
    session.undo();
    await answer();
    expect(steps).toHaveLength(3);
    const next = reopen();
    expect(next.get().history.texts.descriptor).toBe("ab");
    next.redo();
    expect(next.get().history.texts.descriptor).toBe("abc");
    next.undo();
    next.undo();
    expect(next.get().history.texts).toEqual(texts);
  });

  test("typing within one portion sends no steps again", async () => {
    const { session, answer, steps } = startServer();
    for (const text of ["ab", "abc", "abcd"]) {
      session.edit(typed(text), "typing");
      await answer();
    }
    expect(steps).toHaveLength(1);
  });
});

describe("An image that the server refuses", () => {
  test("is sent once, the rest of the edit holds, and the reasons are there until the next edit", async () => {
    const { session, sent, answer, refuseImage } = startServer();
    refuseImage("<script/>");
    session.edit({ ...typed("ab"), logo: "<script/>" });
    await answer();
    await answer();
    await answer();
    expect(sent).toEqual(["ab", "ab"]);
    const { document, history, refusedImage, sync } = session.get();
    expect([document.texts.descriptor, document.texts.logo, history.texts.logo]).toEqual(["ab", "<svg/>", "<svg/>"]);
    expect(refusedImage).toEqual({ kind: "logo", problems: [{ message: "Bildet er farlig" }] });
    expect(sync.status).toBe("synced");
    session.undo();
    await answer();
    expect(session.get().document.texts).toEqual(texts);
    expect(session.get().refusedImage).toBeUndefined();
  });
});

describe("What cannot be stored", () => {
  test.each(["disk-full", "read-only", "no-permission", "gone"] as const)(
    "%s is named, and the text is sent again until there is room",
    async (problem) => {
      const { session, sent, answer, pass, setProblem } = startServer();
      setProblem(problem === "gone" ? "unknown-brand" : problem);
      session.edit(typed("ab"));
      await answer();
      expect(session.get().sync).toEqual({ status: "offline", problem });
      setProblem(undefined);
      await pass();
      await answer();
      expect([sent, session.get().sync]).toEqual([["ab", "ab"], { status: "synced" }]);
    },
  );

  test("a text that is too large is sent again when it has changed, and not before", async () => {
    const { session, sent, answer, setProblem, waiting } = startServer();
    setProblem("too-large");
    session.edit(typed("long"));
    await answer();
    expect(session.get().sync).toEqual({ status: "offline", problem: "too-large" });
    const checks = waiting();
    expect(sent).toEqual(["long"]);
    setProblem(undefined);
    session.edit(typed("short"));
    await answer();
    expect([sent, session.get().sync, waiting()]).toEqual([["long", "short"], { status: "synced" }, checks + 1]);
  });

  test.each([
    ["read-only"],
    ["role-addresses"],
    ["role-base"],
    ["role"],
    ["theme"],
    ["isMerging"],
    ["signed-out"],
  ] as const)("saving says why it has failed, and what is typed stays: %s", async (problem) => {
    const { session, setProblem } = startServer();
    setProblem(problem);
    expect(await session.save()).toBeUndefined();
    expect(session.get()).toMatchObject({ saving: "failed", saveProblem: problem });
    expect(session.get().history.texts).toEqual(texts);
    setProblem(undefined);
    expect(await session.save()).toEqual({ before: texts, after: texts });
    expect(session.get()).toMatchObject({ saving: "idle", saveProblem: undefined });
  });
});

describe("Two tabs on one brand", () => {
  async function disagree() {
    const server = startServer();
    server.changeElsewhere(typed("other"));
    server.session.edit(typed("own"));
    await server.answer();
    expect(server.session.get().sync.status).toBe("elsewhere");
    return server;
  }

  test("the other tab's text is taken, and undo brings back this tab's", async () => {
    const { session, answer } = await disagree();
    session.settle("theirs");
    expect(session.get().history.texts.descriptor).toBe("other");
    session.undo();
    await answer();
    expect(session.get().document.texts.descriptor).toBe("own");
  });

  test("undo after that leads to the text that was given up", async () => {
    const { session } = await disagree();
    session.settle({ taken: [] });
    session.undo();
    expect(session.get().history.texts.descriptor).toBe("other");
    session.undo();
    expect(session.get().history.texts.descriptor).toBe("own");
  });

  test("this tab's text is kept, and replaces the other tab's", async () => {
    const { session, answer } = await disagree();
    session.settle({ taken: [] });
    await answer();
    expect(session.get().document.texts.descriptor).toBe("own");
    expect(session.get().sync.status).toBe("synced");
  });

  test("saving waits for the decision, and says so", async () => {
    const { session, answer } = await disagree();
    expect(await session.save()).toBeUndefined();
    expect(session.get().saving).toBe("undecided");
    session.settle({ taken: [] });
    expect(session.get().saving).toBe("idle");
    await answer();
    expect(await session.save()).toEqual({ before: texts, after: typed("own") });
  });

  test("a tab without edits shows the text of the other tab", async () => {
    const { session, changeElsewhere } = startServer();
    changeElsewhere(typed("other"));
    await session.refresh();
    expect(session.get().history.texts.descriptor).toBe("other");
  });
});

describe("Files that another program has changed", () => {
  test("saving right after the decision waits for it, then writes the files", async () => {
    const { session, changeOnDisk, answer, settle } = startServer();
    session.edit(typed("own"));
    await answer();
    changeOnDisk(typed("disk"));
    expect(await session.save()).toBeUndefined();
    expect(session.get().saving).toBe("undecided");
    void session.rebase({ taken: [] });
    const saved = session.save();
    await settle();
    expect(await saved).toEqual({ before: typed("disk"), after: typed("own") });
    expect(session.get().document.saved).toEqual(typed("own"));
  });
});

describe("The environment of the preview belongs to the tab", () => {
  const shownIn = ({ session }: ReturnType<typeof startServer>) => session.get().document.preview.environment;

  test("it is asked for, and each later edit is answered with it", async () => {
    const server = startServer();
    server.session.showEnvironment("QA");
    await server.settle();
    expect(shownIn(server)).toBe("QA");
    server.session.edit(typed("ab"));
    await server.answer();
    expect(shownIn(server)).toBe("QA");
  });

  test("an edit that was sent before the choice does not bring back the environment before", async () => {
    const server = startServer();
    server.session.edit(typed("ab"));
    server.session.showEnvironment("QA");
    await server.answer();
    await server.settle();
    expect(shownIn(server)).toBe("QA");
    expect(server.session.get().history.texts.descriptor).toBe("ab");
  });
});
