/** An image as an address that an `<img>` can show. There no script of it runs, and nothing is loaded. */
export const imageAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
