import { describe, expect, test } from "vitest";
import { openedDocument as opened, typed } from "#studio/test/support/openedDocument.ts";
import { startServer } from "#studio/test/support/startServer.ts";

const { texts } = opened;

// What each event leads to is in editStep.test.ts.
describe("What is typed reaches the server", () => {
  test("what is typed while a call runs is sent together after it", async () => {
    const { session, sent, answer } = startServer();
    for (const text of ["ab", "abc", "abcd"]) session.edit(typed(text), "typing");
    await answer();
    await answer();
    expect(sent).toEqual(["ab", "abcd"]);
    expect(session.get().sync.status).toBe("synced");
  });

  test("of the files the changed one alone is sent; the page knows the others, and does not get them back", async () => {
    const { session, bodies, answer } = startServer();
    session.edit(typed("ab"));
    await answer();
    expect(bodies).toEqual([{ descriptor: "ab" }]);
    expect(session.get().document).toMatchObject({ texts: typed("ab"), saved: opened.saved, paths: opened.paths });
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

  test("an image that the server refuses is left out, with the reasons", async () => {
    const { session, answer, refuseImage } = startServer();
    refuseImage("<script/>");
    session.edit({ ...typed("ab"), logo: "<script/>" });
    await answer();
    await answer();
    expect(session.get().document.texts).toEqual(typed("ab"));
    expect(session.get().refusedImage).toEqual({ kind: "logo", problems: [{ message: "Bildet er farlig" }] });
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

describe("Saving", () => {
  test("waits for a decision between two tabs, and says so", async () => {
    const { session, changeElsewhere, answer } = startServer();
    changeElsewhere(typed("other"));
    session.edit(typed("own"));
    await answer();
    expect(await session.save()).toBeUndefined();
    expect(session.get().saving).toBe("undecided");
    session.settle({ taken: [] });
    expect(session.get().saving).toBe("idle");
    await answer();
    expect(await session.save()).toEqual({ before: texts, after: typed("own") });
  });

  test("right after a decision about changed files waits for it, then writes the files", async () => {
    const { session, changeOnDisk, answer, settle } = startServer();
    session.edit(typed("own"));
    await answer();
    changeOnDisk(typed("disk"));
    expect(await session.save()).toBeUndefined();
    void session.rebase({ taken: [] });
    const saved = session.save();
    await settle();
    expect(await saved).toEqual({ before: typed("disk"), after: typed("own") });
  });
});

test("a tab without edits shows the text of the other tab", async () => {
  const { session, changeElsewhere } = startServer();
  changeElsewhere(typed("other"));
  await session.refresh();
  expect(session.get().history.texts.descriptor).toBe("other");
});
