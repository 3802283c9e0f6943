import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { showReportsInConsole } from "../errorReporting/report.ts";
import { RequestTimeout } from "../http/requestFailures.ts";
import { createQueryClient } from "./queryClient.ts";
import { SlowAnswer } from "./SlowAnswer.tsx";
import { useAnswer } from "./useAnswer.ts";

/** Answers of the calls, in the order in which they are made. */
let answers: ((answer: string | Error) => void)[] = [];
let client: QueryClient;

const queryFn = vi.fn(
  () =>
    new Promise<string>((resolve, reject) => {
      answers.push((answer) => (typeof answer === "string" ? resolve(answer) : reject(answer)));
    }),
);

function Section() {
  const answer = useAnswer({ queryKey: ["ting"], queryFn });
  return (
    <>
      <p>
        {answer.status} {answer.data}
      </p>
      <SlowAnswer answers={[answer]}>Det tar lengre tid enn vanlig.</SlowAnswer>
      <button type="button" onClick={answer.retry}>
        Igjen
      </button>
    </>
  );
}

const show = () =>
  render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <Section />
      </QueryClientProvider>
    </StrictMode>,
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answer = async (call: number, value: string | Error) => {
  answers[call]?.(value);
  await wait(0);
};
const shown = () => screen.getByText(/waiting|slow|failed|loaded|outdated/).textContent;

beforeEach(() => {
  vi.useFakeTimers();
  showReportsInConsole(false);
  answers = [];
  queryFn.mockClear();
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

describe("A section that waits for its first answer (spec: loading-3)", () => {
  test("says so after 10 s, and a late answer still shows", async () => {
    show();
    await wait(9_900);
    expect(shown()).toBe("waiting ");
    expect(screen.queryByRole("status")).toBeNull();
    await wait(200);
    expect(shown()).toBe("slow ");
    expect(screen.getByRole("status")).toHaveTextContent("Det tar lengre tid enn vanlig.");
    await answer(0, "ting");
    expect(shown()).toBe("loaded ting");
    expect(screen.queryByRole("status")).toBeNull();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test("counts from when the call was made, not from when the section appeared", async () => {
    const { unmount } = show();
    await wait(9_000);
    unmount();
    show();
    await wait(1_100);
    expect(shown()).toBe("slow ");
  });

  test("asks once more on a press, once, while the first call goes on; the answer that comes first is shown", async () => {
    show();
    await wait(10_000);
    const button = screen.getByText("Igjen");
    fireEvent.click(button);
    await wait(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await answer(1, "fra den andre");
    expect(shown()).toBe("loaded fra den andre");
    await answer(0, "fra den første");
    expect(shown()).toBe("loaded fra den andre");
  });

  test("shows the first answer when that comes before the second", async () => {
    show();
    await wait(10_000);
    fireEvent.click(screen.getByText("Igjen"));
    await answer(0, "fra den første");
    await answer(1, new Error("for sent"));
    expect(shown()).toBe("loaded fra den første");
  });

  test("has failed when the time for the call is up, without another try by itself", async () => {
    show();
    await wait(10_000);
    await answer(0, new RequestTimeout("/ting", 20_000));
    expect(shown()).toBe("failed ");
    await wait(30_000);
    expect(queryFn).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText("Igjen"));
    await answer(1, "ting");
    expect(shown()).toBe("loaded ting");
  });
});

describe("A part of the page that appears after its call has failed", () => {
  test("shows the failure and does not ask again", async () => {
    const { unmount } = show();
    await answer(0, new Error("nei"));
    await wait(1_000);
    await answer(1, new Error("nei"));
    expect(shown()).toBe("failed ");
    unmount();
    show();
    await wait(2_000);
    expect(shown()).toBe("failed ");
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test("asks again a minute later", async () => {
    const { unmount } = show();
    await answer(0, new RequestTimeout("/ting", 20_000));
    unmount();
    await wait(60_000);
    show();
    await answer(1, "ting");
    expect(shown()).toBe("loaded ting");
  });
});

describe("A call that failed without a network (spec: loading-7)", () => {
  test("is made once by itself when the network is back", async () => {
    show();
    await answer(0, new TypeError("Failed to fetch"));
    await wait(1_000);
    await answer(1, new TypeError("Failed to fetch"));
    expect(shown()).toBe("failed ");
    act(() => {
      window.dispatchEvent(new Event("offline"));
      window.dispatchEvent(new Event("online"));
    });
    await wait(0);
    await answer(2, "ting");
    expect(shown()).toBe("loaded ting");
    expect(queryFn).toHaveBeenCalledTimes(3);
  });
});
