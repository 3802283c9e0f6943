import { useCallback, useLayoutEffect, useState } from "react";

/** Runs a task once React has put the changes that were made together with it into the page. */
export type AfterCommit = (task: () => void) => void;

/**
 * The way to move the focus after a change: the elements that the change adds can take it, and nothing was painted yet.
 * The component that calls this has to stay in the page. Of several tasks for one commit, the last one runs.
 */
export function useAfterCommit(): AfterCommit {
  const [task, setTask] = useState<{ readonly run: () => void }>();
  useLayoutEffect(() => {
    // The result of the task is no clean-up.
    task?.run();
  }, [task]);
  return useCallback((run) => setTask({ run }), []);
}
