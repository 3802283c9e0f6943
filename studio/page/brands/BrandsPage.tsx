import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import styled from "styled-components";
import { Badge } from "#ui/feedback/Badge.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { StudioBrand } from "#studio/document/StudioDocument.ts";
import { BrandFrame } from "../parts/BrandFrame.ts";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { SearchField } from "../parts/SearchField.tsx";
import { tones } from "../parts/tones.ts";
import { Unanswered } from "../parts/Unanswered.tsx";
import { brandsQuery } from "../session/queries.ts";
import { countText, text } from "../texts.ts";

/** All brands: how each looks, and what there is to do. */
export function BrandsPage() {
  const found = useQuery(brandsQuery);
  return (
    <>
      <PageNav current="brands" />
      <PageMain>
        <h1>{text("brands.title")}</h1>
        <p>{text("brands.lead")}</p>
        {found.data === undefined ? <Unanswered query={found} /> : <List brands={found.data} />}
      </PageMain>
    </>
  );
}

/** So many brands are found at a glance. */
const fewBrands = 12;

function List({ brands }: { readonly brands: readonly StudioBrand[] }) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = brands.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted));
  return (
    <>
      {brands.length > fewBrands && <SearchField label={text("brands.search")} value={search} onChange={setSearch} />}
      <Grid>
        {shown.map((brand) => (
          <BrandCard key={brand.id} brand={brand} />
        ))}
      </Grid>
      {shown.length === 0 && <p>{text("brands.noMatch", { search })}</p>}
    </>
  );
}

const swatches = ["hero", "action", "accent", "page"] as const;

function BrandCard({
  brand: { id, name, errors, unfilled, isUnsaved, logo, colours },
}: {
  readonly brand: StudioBrand;
}) {
  const background: CSSProperties = { background: colours.header };
  return (
    <Card>
      <Sign style={background}>
        {logo === undefined ? <span>{text("brands.noLogo")}</span> : <img src={logo} alt="" loading="lazy" />}
      </Sign>
      <Swatches aria-hidden="true">
        {swatches.map((role) => (
          <span key={role} style={{ background: colours[role] }} />
        ))}
      </Swatches>
      <Facts>
        <h2>
          <a href={`/merke/${id}`}>{name}</a>
        </h2>
        <p>
          {unfilled > 0 && <Badge variant="warning">{countText("brands.unfilled", unfilled)}</Badge>}
          {errors > unfilled && <Badge variant="error">{countText("brands.errors", errors - unfilled)}</Badge>}
          {isUnsaved && <Badge variant="warning">{text("brands.unsaved")}</Badge>}
          {errors === 0 && !isUnsaved && text("brands.clean")}
        </p>
      </Facts>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${theme.space[2]};
`;

const Card = styled(BrandFrame)`
  contain-intrinsic-size: auto 14rem;

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card can be pressed. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const Sign = styled.div`
  display: grid;
  place-items: center;
  height: 7.5rem;
  padding: 1rem;

  & > img {
    max-height: 2.5rem;
  }

  /* Readable on the colour of any header. */
  & > span {
    padding: 0.25rem 0.75rem;
    border-radius: ${theme.radius.badge};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font-size: ${theme.font.sizeSm};
  }
`;

const Swatches = styled.div`
  display: flex;
  gap: 0.375rem;
  padding: 0.75rem 1rem 0;
  border-block-start: 1px solid ${theme.color.border};
  forced-color-adjust: none;

  & > span {
    flex: 1;
    height: 1.5rem;
    border-radius: ${theme.radius.badge};
    box-shadow: inset 0 0 0 1px ${tones.frame};
  }
`;

const Facts = styled.div`
  padding: 0.75rem 1rem 1rem;

  & > h2 {
    font-size: ${theme.font.sizeLg};
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    min-height: 1.75rem;
    margin-block-start: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;
