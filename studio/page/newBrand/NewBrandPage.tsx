import { useState } from "react";
import { Loader } from "#ui/feedback/Loader.tsx";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { FailedMessage } from "../parts/FailedMessage.tsx";
import { PageMain } from "../parts/PageMain.ts";
import { PageNav } from "../parts/PageNav.tsx";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { brandsApi } from "../studioApi.ts";
import { text } from "../texts.ts";
import { CreatedBrand } from "./CreatedBrand.tsx";
import { NewBrandForm } from "./NewBrandForm.tsx";

/** A new brand from another: first the form, afterwards the list of missing values. */
export function NewBrandPage() {
  const names = useServerAnswer("names", brandsApi.names);
  const [created, setCreated] = useState<BrandName>();
  if (created !== undefined)
    return (
      <>
        <PageNav current="new" />
        <CreatedBrand brand={created} />
      </>
    );
  return (
    <>
      <PageNav current="new" />
      <PageMain data-wide>
        <h1>{text("new.title")}</h1>
        <p>{text("new.lead")}</p>
        {names.status === "loading" && <Loader text={text("loading")} />}
        {names.status === "failed" && <FailedMessage />}
        {names.status === "here" && <NewBrandForm brands={names.value} onCreated={setCreated} />}
      </PageMain>
    </>
  );
}
