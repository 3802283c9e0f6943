import { type MutateOptions, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/**
 * A write that runs at most once at a time: pressed twice, also before the page has been rendered again, it is one call
 * (spec: http-43).
 */
export function useWrite<Data, Variables, Context>(options: UseMutationOptions<Data, Error, Variables, Context>) {
  const mutation = useMutation(options);
  const isRunning = useRef(false);
  const mutate = (variables: Variables, callbacks: MutateOptions<Data, Error, Variables, Context> = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(variables, {
      ...callbacks,
      onSettled: (...outcome) => {
        isRunning.current = false;
        callbacks.onSettled?.(...outcome);
      },
    });
  };
  return { ...mutation, mutate };
}
