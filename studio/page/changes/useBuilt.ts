import { useEffect, useState } from "react";
import type { BuiltDifference } from "#studio/document/BuiltDifference.ts";
import { studioApi } from "../studioApi.ts";

type Built =
  | { readonly status: "failed" | "loading" }
  | { readonly status: "known"; readonly difference: BuiltDifference };

/** How saving a document changes the built folders. While the next answer is awaited, the last one stays. */
export function useBuilt(id: string | undefined, revision: number): Built {
  const [built, setBuilt] = useState<Built>({ status: "loading" });
  useEffect(() => {
    let isCurrent = true;
    studioApi.built(id).then(
      (difference) => isCurrent && setBuilt({ status: "known", difference }),
      () => isCurrent && setBuilt({ status: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, revision]);
  return built;
}
