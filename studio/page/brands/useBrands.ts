import { useEffect, useState } from "react";
import type { StudioBrand } from "#studio/document/StudioDocument.ts";
import { studioApi } from "../studioApi.ts";

export type BrandsAnswer =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "here"; readonly brands: readonly StudioBrand[] };

/** All brands. */
export function useBrands(): BrandsAnswer {
  const [answer, setAnswer] = useState<BrandsAnswer>({ status: "loading" });
  useEffect(() => {
    let isCurrent = true;
    studioApi.brands().then(
      (brands) => isCurrent && setAnswer({ status: "here", brands }),
      () => isCurrent && setAnswer({ status: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return answer;
}
