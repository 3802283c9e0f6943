import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeLast, makeLastAgain } from "./lastingChoice.ts";

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

beforeEach(() => localStorage.clear());

describe("A choice that lasts (spec: consent-30)", () => {
  test.each([204, 404, 405, 403])("is told to the server once, whether it answers with %i or not", async (status) => {
    const { paths } = withServer(answered(status));
    await makeLast("samtykke");
    makeLastAgain();
    makeLastAgain();
    expect(paths()).toEqual([call()]);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ["without a network", failed],
    ["from a server that is down", answered(503)],
  ])("is told once more at the next start after a failure %s, and then never", async (_, failure) => {
    const { paths } = withServer(failure);
    await makeLast("sprak");
    expect(paths()).toHaveLength(1);
    makeLastAgain();
    makeLastAgain();
    expect(paths()).toEqual([call("?sprak"), call("?sprak")]);
    expect(localStorage).toHaveLength(0);
  });

  test("is told at the next start when the page was left before the answer", () => {
    const { paths } = withServer(() => new Promise(() => undefined));
    void makeLast("samtykke");
    makeLastAgain();
    expect(paths()).toHaveLength(2);
  });

  test("a start without a choice before it asks for nothing", () => {
    const { paths } = withServer(failed);
    makeLastAgain();
    expect(paths()).toEqual([]);
  });

  test("a browser that keeps nothing makes the call once", async () => {
    const kept = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied");
    });
    onTestFinished(() => kept.mockRestore());
    const { paths } = withServer(failed);
    await makeLast("samtykke");
    makeLastAgain();
    expect(paths()).toHaveLength(1);
  });
});
