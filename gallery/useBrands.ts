import { useEffect, useState } from "react";
import { galleryBase } from "./galleryAddress.ts";

/** A brand that the gallery can be seen in. */
export interface GalleryBrand {
  readonly id: string;
  readonly name: string;
}

/** The brands that this server has; none while, or when, nobody says. */
export function useBrands(): readonly GalleryBrand[] {
  const [brands, setBrands] = useState<readonly GalleryBrand[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    void fetch(`${galleryBase}brands.json`, { signal: gone.signal })
      .then(async (answer) => setBrands((await answer.json()) as readonly GalleryBrand[]))
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return brands;
}
