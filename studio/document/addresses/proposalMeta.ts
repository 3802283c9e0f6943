/** The name of the `<meta>` element with the address at which a proposal is started, where the brands are only read. */
export const proposalMeta = "studio-proposal";
