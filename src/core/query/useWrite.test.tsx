import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { showReportsInConsole } from "../errorReporting/report.ts";
import { createQueryClient } from "./queryClient.ts";
import { useWrite } from "./useWrite.ts";

const mutationFn = vi.fn<() => Promise<string>>();
const onSettled = vi.fn();

function Section() {
  const { mutate, status } = useWrite({ mutationFn });
  return (
    <>
      <button type="button" onClick={() => mutate(undefined, { onSettled })}>
        Send
      </button>
      <p>{status}</p>
    </>
  );
}

describe("A write that is pressed twice within one task (spec: http-43)", () => {
  test("is one call, and can be made again when it has failed", async () => {
    showReportsInConsole(false);
    mutationFn.mockRejectedValueOnce(new Error("nei")).mockResolvedValueOnce("ja");
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Section />
      </QueryClientProvider>,
    );
    const button = screen.getByRole("button");
    const pressTwice = () =>
      act(() => {
        button.click();
        button.click();
      });
    pressTwice();
    await waitFor(() => expect(screen.getByText("error")).toBeInTheDocument());
    expect(mutationFn).toHaveBeenCalledOnce();
    pressTwice();
    await waitFor(() => expect(screen.getByText("success")).toBeInTheDocument());
    expect(mutationFn).toHaveBeenCalledTimes(2);
    // Each call that was made has told its caller how it ended.
    expect(onSettled.mock.calls.map(([data]) => data as unknown)).toEqual([undefined, "ja"]);
  });
});
