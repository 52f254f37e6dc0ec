import { createRoot } from 'react-dom/client';

/** The smallest React page: the baseline for the cost of the product's own code. */
const root = document.getElementById('root');
if (root === null) throw new Error('No #root');
createRoot(root).render(<h1>Empty</h1>);
