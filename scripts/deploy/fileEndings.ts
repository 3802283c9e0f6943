/** Endings of files, for a regular expression. A path below the portal with one of them is a file, and never a page. */
export const fileEndings = "jsx?|tsx?|css|svg|woff2?|png|jpe?g|ico|map|json|txt|xml|webmanifest";
