import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

const failed = () => Promise.reject(new TypeError("no network"));
const answered = (status: number) => () => Promise.resolve(new Response(null, { status }));

/** The calls that the page has made. */
function withServer(answer: () => Promise<Response>) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  return {
    paths: () =>
      fetched.mock.calls.map(([input, init]) => {
        const { method, url, body } = new Request(input, init);
        return `${method} ${url}${body === null ? "" : " with a body"}`;
      }),
    answerWith: (next: () => Promise<Response>) => void fetched.mockImplementation(next),
  };
}

const call = (query = "") => `POST ${window.location.origin}/privat/forsikring/oversikt/husk${query}`;

/** A page that starts: it knows what the browser has kept, and nothing else. */
async function startPage() {
  vi.resetModules();
  return import("./lastingChoice.ts");
}

beforeEach(() => localStorage.clear());

describe("A choice that lasts (spec: consent-30)", () => {
  test.each([204, 404, 405, 403])("is told to the server once, whether it answers with %i or not", async (status) => {
    const { paths } = withServer(answered(status));
    await (await startPage()).makeLast("samtykke");
    (await startPage()).makeLastAgain();
    expect(paths()).toEqual([call()]);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ["without a network", failed],
    ["from a server that is down", answered(503)],
  ])("is told once more at the next start after a failure %s, and then never", async (_, failure) => {
    const { paths } = withServer(failure);
    const first = await startPage();
    await first.makeLast("sprak");
    // The start of the same page comes after a choice that is made early.
    first.makeLastAgain();
    expect(paths()).toHaveLength(1);
    const next = await startPage();
    next.makeLastAgain();
    next.makeLastAgain();
    (await startPage()).makeLastAgain();
    expect(paths()).toEqual([call("?sprak"), call("?sprak")]);
    expect(localStorage).toHaveLength(0);
  });

  test("is told at the next start when the page was left before the answer", async () => {
    const { paths } = withServer(() => new Promise(() => undefined));
    void (await startPage()).makeLast("samtykke");
    (await startPage()).makeLastAgain();
    expect(paths()).toHaveLength(2);
  });

  test("a start without a choice before it asks for nothing", async () => {
    const { paths } = withServer(failed);
    (await startPage()).makeLastAgain();
    expect(paths()).toEqual([]);
  });

  test("a browser that keeps nothing makes the call once", async () => {
    const kept = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied");
    });
    onTestFinished(() => kept.mockRestore());
    const { paths } = withServer(failed);
    await (await startPage()).makeLast("samtykke");
    (await startPage()).makeLastAgain();
    expect(paths()).toHaveLength(1);
  });
});
