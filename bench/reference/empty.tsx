import { createRoot } from 'react-dom/client';

/** The least that a page with React can be: what it costs before a product is built on it. */
const root = document.getElementById('root');
if (root === null) throw new Error('No #root');
createRoot(root).render(<h1>Empty</h1>);
