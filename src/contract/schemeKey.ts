/** The key of the scheme that the customer has chosen, in the storage of the host: `light` or `dark`. */
export const schemeKey = "kfp-scheme";
