import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { useEffect, useState } from "react";

/** A brand in which the gallery can be shown. */
export interface GalleryBrand {
  readonly id: string;
  readonly name: string;
}

/** The brands of this server; empty until the list is fetched, and when that fails. */
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
