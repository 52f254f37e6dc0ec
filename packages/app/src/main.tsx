import '@dropdeck/design-system/fonts.css';
import { Provider } from 'effector-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routeObjects } from './routes';
import { createAppScope, startApp } from './scope';

const router = createBrowserRouter(routeObjects);
const scope = createAppScope({
  navigate: ({ to, replace = false }) => void router.navigate(to, { replace }),
});

startApp(scope);

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

createRoot(container).render(
  <StrictMode>
    <Provider value={scope}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
