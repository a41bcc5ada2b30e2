export const Page = ({ title, summary, children }) => (
  <>
    <header className="page">
      <h1>{title}</h1>
      <p>{summary}</p>
    </header>
    {children}
  </>
);
