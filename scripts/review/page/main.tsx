import '@dropdeck/design-system/fonts.css';
import { themeCss } from '@dropdeck/design-system/theme-css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const sheet = document.createElement('style');
sheet.textContent = themeCss;
document.head.prepend(sheet);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
